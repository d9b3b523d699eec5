import { rules } from '#config/rules.ts';
import { quoteBond, type BondQuote } from '#domain/bonds/quoteBond.ts';
import { validateBond, type BondProblem } from '#domain/bonds/validateBond.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { depositBounds, type BondView } from '#features/bonds/index.ts';
import { useEarnGate, useTypedAmount, type TypedAmount } from '#features/earnForm/index.ts';
import { useTransferFeeBps } from '#reads/tokens/useTransferFeeBps.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import { offerOf } from './BondParts.tsx';

export interface BondForm {
  readonly typed: TypedAmount;
  readonly slippageBps: number;
  readonly quote: BondQuote | undefined;
  readonly problem: BondProblem | undefined;
  readonly approval: Approval;
  readonly transferFeeBps: number | undefined;
}

export const quoteOf = (bond: BondView, amount: bigint | undefined, slippageBps: number): BondQuote | undefined => {
  const offer = offerOf(bond);
  return offer && amount ? quoteBond(offer.market, offer.block, amount, slippageBps) : undefined;
};

export const isTaken = (bond: BondView, { amount, gross }: BondQuote): boolean => {
  const offer = offerOf(bond);
  if (!offer || bond.isSoldOut !== false || bond.isOpen === false) return false;
  const { smallest, largest } = depositBounds(offer);
  const isPaid = bond.treasuryHolds === undefined || bond.treasuryHolds >= gross;
  return amount >= smallest && amount <= largest && isPaid;
};

const useSlippageBps = (): number => {
  const tolerance = useAppSelector(selectUserSlippage);
  return tolerance === 'auto' ? rules.slippage.autoBps : tolerance;
};

export const useBondForm = (bond: BondView): BondForm => {
  const { address, principal, held, isOpen, isSoldOut, treasuryHolds, offer } = bond;
  const gate = useEarnGate();
  const slippageBps = useSlippageBps();
  const typed = useTypedAmount(principal.token, held, gate.account !== undefined, `bond ${address}`);
  const { amount } = typed;
  const known = offerOf(bond);
  const quote = quoteOf(bond, amount, slippageBps);
  const approval = useApproval(principal.token, amount, address);
  // A pool token has no transfer fee, so no check is needed.
  const isPool = principal.sides !== undefined;
  const checkedFee = useTransferFeeBps(isPool ? undefined : principal.token?.address);
  const transferFeeBps = isPool ? 0 : checkedFee;
  const problem = validateBond({
    ...gate,
    isOpen,
    isSoldOut,
    price: offer === 'unknown' ? 'unknown' : offer ? 'known' : 'loading',
    transferFeeBps,
    bounds: known && depositBounds(known),
    typed: amount,
    available: held,
    gross: quote?.gross,
    treasuryHolds,
    approval: approval.state,
  });
  return { typed, slippageBps, quote, problem, approval, transferFeeBps };
};
