import { Refusal } from '#domain/errors.ts'
import type { Resolvers } from '../generated.ts'

/** The way to the export routes. */
export const exportTokenResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    generateToken: () => notYet(),
  },
}

function notYet(): never {
  throw new Refusal('BAD_USER_INPUT', 'not built yet')
}
