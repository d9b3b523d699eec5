import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Simulation } from '#reads/governance/useSimulation.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Row } from '../GovernanceStyles.ts';

interface SimulateProps {
  readonly simulation: Simulation;
  readonly isReady: boolean;
}

export function Simulate({ simulation, isReady }: SimulateProps): ReactElement {
  return (
    <Row>
      <Button size="sm" variant="outline" loading={simulation.isRunning} disabled={!isReady} onClick={simulation.run}>
        <Trans>Simulate</Trans>
      </Button>
      <small>
        {isReady ? (
          <Trans>Runs the actions from the timelock at the latest block. Nothing is sent.</Trans>
        ) : (
          <Trans>Once every action is complete, this shows what they would do.</Trans>
        )}
      </small>
    </Row>
  );
}
