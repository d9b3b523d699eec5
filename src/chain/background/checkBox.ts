import type { CheckPlan, CheckState, CheckStates } from '#domain/alerts/backgroundCheck.ts';
import { openBox } from '#lib/box.ts';

/** Store that the pages write the plan to, and the service worker its states. */
export interface CheckBox {
  read(): Promise<{ readonly plan: CheckPlan | undefined; readonly states: CheckStates }>;
  setPlan(plan: CheckPlan | undefined): Promise<void>;
  note(states: CheckStates): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
}

/** Ends with the layout's number, so that a worker of an earlier release reads no later plan. */
const PLAN = 'plan 1';
const STATE = 'state ';

type Stored = { readonly plan: CheckPlan } | { readonly state: CheckState };

/**
 * Opens the store, which is kept in memory if the browser denies its database.
 * @param name of the IndexedDB database
 */
export const openCheckBox = async (name: string): Promise<CheckBox> => {
  const box = await openBox<Stored>(name);
  return {
    async read() {
      const all = await box.all();
      const plan = all.get(PLAN);
      const states = [...all].flatMap(([key, value]) =>
        key.startsWith(STATE) && 'state' in value ? [[key.slice(STATE.length), value.state] as const] : [],
      );
      return { plan: plan && 'plan' in plan ? plan.plan : undefined, states: new Map(states) };
    },
    setPlan: (plan) => (plan ? box.put(PLAN, { plan }) : box.remove(PLAN)),
    note: async (states) => {
      for (const [id, state] of states) await box.put(`${STATE}${id}`, { state });
    },
    forget: async (ids) => {
      for (const id of ids) await box.remove(`${STATE}${id}`);
    },
  };
};
