import { Button, CloseButton } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { probe } from '@/lib/connection';
import { CodeMissing } from '@/lib/lazy-page';
import { reportClientError } from '@/lib/reports';
import { setPanel } from './panel';
import css from './assistant.module.css';

type State = { readonly failure: unknown };

/** A failing assistant takes nothing else with it: it says so in its corner, and the server is told. */
export class AssistantBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure ?? new Error('Unknown failure') };
  }

  override componentDidCatch(failure: unknown): void {
    reportClientError('route', failure);
  }

  private readonly retry = (): void => {
    if (this.state.failure instanceof CodeMissing) void probe().then((reached) => reached && location.reload());
    else this.setState({ failure: undefined });
  };

  private readonly close = (): void => {
    setPanel({ open: false });
    this.setState({ failure: undefined });
  };

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    return (
      <div className={css.failed} role="alert">
        <p>Something went wrong while loading the assistant</p>
        <Button size="compact-sm" variant="default" onClick={this.retry}>
          Try Again
        </Button>
        <CloseButton size="sm" aria-label="Close" onClick={this.close} />
      </div>
    );
  }
}
