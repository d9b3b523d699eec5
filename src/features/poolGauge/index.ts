export { ExchangeGauge, PositionGauge } from './PositionGauge.tsx';
export { GaugeWarning } from './GaugeWarning.tsx';
export { PoolGauge } from './PoolGauge.tsx';
export { SupplyButton } from './SupplyButton.tsx';
