import { Refusal } from '#domain/errors.ts'
import type { Resolvers } from '../generated.ts'

/** Input copied from one activity into another. */
export const copyingResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    copyToNextActivity: () => notYet(),
    copyList: () => notYet(),
    copyAsQuestions: () => notYet(),
    copyToTopics: () => notYet(),
    shallowCopy: () => notYet(),
  },
}

function notYet(): never {
  throw new Refusal('BAD_USER_INPUT', 'not built yet')
}
