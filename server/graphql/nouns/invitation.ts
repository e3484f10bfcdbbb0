import { Refusal } from '#domain/errors.ts'
import type { Resolvers } from '../generated.ts'

/** Invitations by mail. */
export const invitationResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    sendInvites: () => notYet(),
    withdrawInvitation: () => notYet(),
  },
}

function notYet(): never {
  throw new Refusal('BAD_USER_INPUT', 'not built yet')
}
