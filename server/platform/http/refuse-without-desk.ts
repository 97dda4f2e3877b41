import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';

/**
 * Where there is no desk, nobody can log in to it or act by its cookie: those calls do not exist. Programs still make
 * calls of operators with the key or token that they send.
 * @param desk undefined when it is left out; its host, if it is on one alone.
 */
export function refuseWithoutDesk(desk: { host: string | undefined } | undefined): MiddlewareHandler {
  return async (context, next) => {
    const isDeskHere = desk && (desk.host === undefined || desk.host === context.req.header('host'));
    if (!isDeskHere && context.req.header('authorization') === undefined)
      throw new AppError('not_found', 'Not found.');
    await next();
  };
}
