import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startI18n } from './app/i18n.ts';
import { createAppStore } from './app/store.ts';
import { envProblems } from './config/env.ts';
import { selectColourBlindPair, selectIsDark } from './state/user/selectors.ts';
import { applyTheme } from './ui/theme/applyTheme.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

startI18n();
const store = createAppStore();
const stored = store.getState();
applyTheme(selectIsDark(stored) ? 'dark' : 'light', selectColourBlindPair(stored) ? 'colourBlind' : 'standard');

createRoot(root).render(
  <StrictMode>
    <App store={store} configProblems={envProblems} />
  </StrictMode>,
);
