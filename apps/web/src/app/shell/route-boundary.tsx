import { Component, type ReactNode } from 'react';
import { isOnline, onConnection, probe } from '@/lib/connection';
import { CodeAway, CodeMissing } from '@/lib/lazy-page';
import { reportClientError } from '@/lib/reports';
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
    if (failure instanceof CodeAway) this.drawWhenBack();
    else reportClientError('route', failure);
  }

  private readonly drawWhenBack = (): void => {
    const stop = onConnection(() => {
      if (!isOnline()) return;
      stop();
      this.setState({ failure: undefined });
    });
  };

  private readonly retry = async (): Promise<void> => {
    if (this.state.failure instanceof CodeMissing) {
      // Loading the page anew without a connection would lose what is there.
      const reached = await probe();
      if (reached && !(this.state.failure instanceof CodeAway)) location.reload();
      return;
    }
    // What the screen has read may be what it failed on. Loaded here: the sign-in page does without it.
    const { queryClient } = await import('@/lib/query-client');
    queryClient.removeQueries({ type: 'inactive' });
    this.setState({ failure: undefined });
  };

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    const away = this.state.failure instanceof CodeAway;
    return <RouteError name={this.props.name} away={away} onRetry={() => void this.retry()} />;
  }
}
