/** Smallest possible page with the same libraries, which `npm run bench` compares pages with. */
import { useEffect, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

interface Answer {
  readonly result: string;
}

const askBlock = async (): Promise<number> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(String(import.meta.env['VITE_RPC_URLS']), { method: 'POST', headers, body });
  return Number(((await response.json()) as Answer).result);
};

function BarePage(): ReactElement {
  const [block, setBlock] = useState<number>();
  useEffect(() => void askBlock().then(setBlock), []);
  return (
    <main>
      <h1>Bare page</h1>
      {block !== undefined && <output>Block {block}</output>}
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<BarePage />} />
    </Routes>
  </BrowserRouter>,
);
