import { Component, type ReactNode } from 'react';
import { CodeMissing } from '../../lib/lazy-page';
import { reportClientError } from '../../lib/reports';
import { RouteError } from './route-error';

type Props = { readonly name: string; readonly children: ReactNode };
type State = { readonly failure: unknown };

/** Catches what a screen throws, tells the server, and offers ways on. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure ?? new Error('Unknown failure') };
  }

  override componentDidCatch(failure: unknown): void {
    reportClientError('route', failure);
  }

  private readonly retry = async (): Promise<void> => {
    if (this.state.failure instanceof CodeMissing) return location.reload();
    // What the screen has read may be what it failed on. Loaded here: the sign-in page does without it.
    const { queryClient } = await import('../../lib/query-client');
    queryClient.removeQueries({ type: 'inactive' });
    this.setState({ failure: undefined });
  };

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    return <RouteError name={this.props.name} onRetry={() => void this.retry()} />;
  }
}
