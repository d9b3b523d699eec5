import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

export interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Read when a crash happens, for the report. */
  readonly stateForReport: () => object;
}

interface CrashBoundaryState {
  readonly error: Error | undefined;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Catches what nothing else caught and shows the crash screen instead of an empty page. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): CrashBoundaryState {
    return { error: asError(thrown) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <CrashScreen error={error} state={this.props.stateForReport()} />;
  }
}
