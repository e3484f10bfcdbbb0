import { Refusal } from '#domain/errors.ts'
import { voteById } from '../database/accounts/ownership.ts'
import { voteTag } from '#server/tick/tags.ts'
import type { GraphQLContext } from '../context/context.ts'
import { actIn, actOn } from '../context/roles.ts'
import type { Acting } from '../context/roles.ts'

/**
 * The caller's like that a call removes, named by its own id or by its target.
 *
 * @param kinds of the target
 * @returns null when there is no such like (any more); it may have been removed already
 * @throws {Refusal} `FORBIDDEN` for somebody else's like
 */
export async function likeNamed(
  context: GraphQLContext,
  id: string,
  kinds: readonly string[],
): Promise<(Acting & { targetId: string }) | null> {
  const { services, caller } = context
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a like without a token')
  const vote = await voteById(services.database, id)
  if (vote && vote.round === null) {
    const acting = await actIn(context, vote.objectId, 'contribute')
    if (!vote.tag.equals(voteTag(acting.author, vote.targetId)))
      throw new Refusal('FORBIDDEN', `like ${id} is not theirs`)
    return { ...acting, targetId: vote.targetId }
  }
  const target = await services.access.content(id)
  if (!target) return null
  return { ...(await actOn(context, id, kinds, 'contribute')), targetId: id }
}
