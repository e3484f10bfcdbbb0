import { randomUUID } from 'node:crypto'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { isUuid } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/accounts/names.ts'
import { pairedRemotePath } from '#domain/workshop/paths.ts'
import { remoteCodeMessages, remoteCodeSeconds, remotesPerFacilitator } from '#domain/remote.ts'
import { messages } from '#domain/messages.ts'
import { userIdOf } from '../../access/caller.ts'
import { hashOfCode, newRemoteCode, remoteToken } from '../../access/remoteTokens.ts'
import * as remotes from '../../database/workshops/remotes.ts'
import { networkOf } from '../../limits/network.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { MutationPairRemoteArgs, Resolvers } from '../generated.ts'
import { listed } from '../../context/inputs.ts'
import { toPayload } from '../../context/toPayload.ts'
import { roleFor } from '../../context/roles.ts'
import { maySee } from '#domain/permissions.ts'

/** Paired phones that control the room. SPEC J3 to J5. */
export const remoteResolvers: Pick<Resolvers, 'Mutation' | 'Workshop'> = {
  Mutation: {
    createRemoteCode: (_root, { workshopId }, context) => toPayload(() => createCode(context, workshopId)),

    pairRemote: (_root, args, context) => toPayload(() => pair(context, args)),

    disconnectRemote: (_root, { workshopId, remoteId }, context) =>
      toPayload(async () => {
        const { services, caller } = context
        const isItself = caller.kind === 'remote' && caller.remoteId === remoteId
        if (!isItself || caller.workshopId !== workshopId) await roleFor(context, workshopId, 'clear')
        if (!isUuid(remoteId)) return
        if (!(await remotes.deleteRemote(services.database, workshopId, remoteId))) return
        services.signals.emit('rightsChanged', { workshopId, userId: null })
        services.signals.emit('workshopChanged', { workshopId })
      }),
  },

  Workshop: {
    async remotes({ row, role }, _args, context) {
      if (!maySee(role, 'all')) return null
      const found = await pairedRemotes(context, row.id)
      const callerId = userIdOf(context.caller)
      return listed(context, found).map(({ id, userId, pairedAt, expiresAt, ...name }) => ({
        id,
        pairedAt: Math.floor(pairedAt.getTime() / 1000),
        expiresAt: Math.floor(expiresAt.getTime() / 1000),
        isMine: userId === callerId,
        facilitatorName: fullName(name),
      }))
    },
  },
}

/** Excludes remotes that ended when the sign-in that paired them was revoked. */
async function pairedRemotes(
  { services: { database, access } }: GraphQLContext,
  workshopId: WorkshopId,
): Promise<remotes.PairedRemote[]> {
  const found = await remotes.remotesOf(database, workshopId)
  return found.filter(({ userId, issuedAt }) => !access.wasRevoked(userId, issuedAt))
}

async function createCode(context: GraphQLContext, workshopId: WorkshopId) {
  await roleFor(context, workshopId, 'build')
  const { database, publicUrl } = context.services
  const userId = userIdOf(context.caller)
  if (userId === null) throw new Refusal('FORBIDDEN', 'a code without a user')
  const own = (await pairedRemotes(context, workshopId)).filter((one) => one.userId === userId)
  if (own.length >= remotesPerFacilitator) throw new UserMistake(messages.enoughRemotes)
  const remoteId = randomUUID()
  const { code, hash: codeHash } = newRemoteCode()
  const issuedAt = Math.floor(Date.now() / 1000)
  await remotes.keepRemoteCode(database, { id: remoteId, workshopId, userId, codeHash, issuedAt })
  return { url: `${publicUrl}${pairedRemotePath(workshopId)}#${code}`, remoteId, seconds: remoteCodeSeconds }
}

/** Anyone with a code may pair, so the caller is not checked. */
async function pair(context: GraphQLContext, { workshopId, code, attempt }: MutationPairRemoteArgs) {
  const { services, address } = context
  if (!isUuid(attempt)) throw new Refusal('BAD_USER_INPUT', 'attempt')
  const codeHash = hashOfCode(code)
  const outcome = await services.limits.unknownRemoteCode.guard(
    { key: networkOf(address), ballot: codeHash.toString('base64') },
    () => exchange(context, { workshopId, code, attempt }),
    (result) => result === 'unknown',
  )
  if (outcome === 'ended') throw new UserMistake(messages.sessionEnded)
  if (typeof outcome === 'string') throw new UserMistake(remoteCodeMessages[outcome])
  services.signals.emit('workshopChanged', { workshopId })
  return outcome
}

async function exchange({ services }: GraphQLContext, { workshopId, code, attempt }: MutationPairRemoteArgs) {
  const { database, access, appSecret } = services
  const codeHash = hashOfCode(code)
  const { token, hash: tokenHash } = remoteToken(appSecret, workshopId, code, attempt)
  const status = await remotes.remoteCodeStatus(database, workshopId, codeHash)
  if (status === 'unknown') return 'unknown'
  if (await access.hasEnded(workshopId)) return 'ended'
  const used = await remotes.useRemoteCode(database, { workshopId, codeHash, attempt, tokenHash })
  // The code may have been used, or have expired, since it was checked.
  if (!used) return await remotes.remoteCodeStatus(database, workshopId, codeHash)
  if (access.wasRevoked(used.userId, used.issuedAt)) return 'expired'
  return { token, remoteId: used.id }
}
