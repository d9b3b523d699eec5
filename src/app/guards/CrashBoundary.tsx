import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { showFailedPage } from '#lib/failedPage.ts';
import { PartError } from '#lib/partError.ts';
import type { CrashScreenProps } from './CrashScreen.tsx';

/** Shows the failed-load page that is part of index.html, because no other file may be available. */
class FailedPage extends Component<CrashScreenProps> {
  override componentDidMount(): void {
    const { error } = this.props;
    showFailedPage(`${error.name}: ${error.message}`);
  }

  override render(): ReactNode {
    return null;
  }
}

const CrashScreen = lazy<ComponentType<CrashScreenProps>>(() =>
  import('./CrashScreen.tsx').then(
    ({ CrashScreen }) => ({ default: CrashScreen }),
    () => ({ default: FailedPage }),
  ),
);

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly stateForReport: () => object;
}

interface CrashBoundaryState {
  readonly error: Error | undefined;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): CrashBoundaryState {
    return { error: asError(thrown) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const crash = { error, state: this.props.stateForReport() };
    if (error instanceof PartError) return <FailedPage {...crash} />;
    return (
      <Suspense>
        <CrashScreen {...crash} />
      </Suspense>
    );
  }
}
