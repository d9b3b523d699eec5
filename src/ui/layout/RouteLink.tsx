import type { ComponentPropsWithRef, ReactElement } from 'react';
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface RouteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
  readonly also?: readonly string[] | undefined;
  readonly exact?: boolean;
}

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
