import { Component, lazy, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { CrashScreenProps } from './CrashScreen.tsx';

/** What can be said when not even the crash screen can be loaded. */
function BareCrash({ error }: CrashScreenProps): ReactElement {
  return <pre>{error.stack ?? error.message}</pre>;
}

const CrashScreen = lazy(() =>
  import('./CrashScreen.tsx').then(
    ({ CrashScreen }) => ({ default: CrashScreen }),
    () => ({ default: BareCrash }),
  ),
);

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
    return (
      <Suspense>
        <CrashScreen error={error} state={this.props.stateForReport()} />
      </Suspense>
    );
  }
}
