export { FigureField } from './FigureField.tsx';
