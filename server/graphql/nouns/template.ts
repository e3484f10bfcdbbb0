import { Refusal } from '#domain/errors.ts'
import type { Resolvers } from '../generated.ts'

/** Templates: found, copied from, made out of sessions. */
export const templateResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    templates: () => notYet(),
  },
  Mutation: {
    createWorkshopFromId: () => notYet(),
    createTemplateFromId: () => notYet(),
    restoreWorkshop: () => notYet(),
    eraseWorkshop: () => notYet(),
  },
}

function notYet(): never {
  throw new Refusal('BAD_USER_INPUT', 'not built yet')
}
