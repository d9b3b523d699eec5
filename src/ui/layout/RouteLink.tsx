import type { ComponentPropsWithRef, ReactElement } from 'react';
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface RouteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path within the application. */
  readonly to: string;
  /** Further paths at and below which it is marked as current. */
  readonly also?: readonly string[] | undefined;
  /** True to exclude pages below it. */
  readonly exact?: boolean;
}

/** Link to a page of the application; marked as current on that page and, unless `exact`, below it. */
export function RouteLink({ to, also = [], exact = false, onClick, ...rest }: RouteLinkProps): ReactElement {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to);
  const { pathname } = useLocation();
  const isCurrent = [to, ...also].some((path) => matchPath({ path, end: exact }, pathname) !== null);
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
