import { env } from '#config/env.ts';
import { region } from '#services/region/region.ts';
import { visitorRegion } from '#stores/visitorRegion.ts';

export const followRegion = (): (() => void) => {
  if (env.blockedRegions.length === 0) return () => undefined;
  const take = (): void => {
    const answer = region.answer();
    visitorRegion.set(answer.status === 'known' ? (answer.region.subdivision ?? answer.region.country) : undefined);
  };
  const leave = region.subscribe(take);
  void region.ask();
  return leave;
};
