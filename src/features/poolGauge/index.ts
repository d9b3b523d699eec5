export { ExchangeGauge } from './ExchangeGauge.tsx';
export { GaugeWarning } from './GaugeWarning.tsx';
export { PoolGauge } from './PoolGauge.tsx';
export { PositionGauge } from './PositionGauge.tsx';
export { SupplyButton } from './SupplyButton.tsx';
