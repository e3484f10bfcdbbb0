import { useCallback, useEffect } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useOutbox, whyRefused } from '#sync/room/outbox.ts'
import type { Command } from '#sync/room/outbox.ts'
import { notify } from '#ui/toasts/notify.ts'
import { actOf, useRememberAct } from './pageActs.ts'

/** Sends this person's acts in an activity, offline too, and remembers their effects. */
export function useSendAct(
  objectId: ObjectId,
): <Variables>(command: Omit<Command<Variables>, 'objectId'>) => void {
  const { send } = useOutbox()
  const rememberAct = useRememberAct()
  return useCallback(
    (command) => {
      const act = actOf(command.effect)
      if (act) rememberAct(objectId, command.effect.id, act)
      send({ ...command, objectId })
    },
    [objectId, send, rememberAct],
  )
}

/** A refused like has no text to keep: the heart is reset, and a short message gives the reason. */
export function useRefusedLikes(objectId: ObjectId): void {
  const { refused, dismiss } = useOutbox()
  const rememberAct = useRememberAct()
  useEffect(() => {
    for (const entry of refused) {
      const { effect, entryId } = entry
      if (entry.objectId !== objectId || (effect?.does !== 'like' && effect?.does !== 'unlike')) continue
      rememberAct(objectId, effect.id, { isLiked: effect.does === 'unlike' })
      const why = whyRefused(entry)
      if (why) notify(why, 'bad')
      dismiss(entryId)
    }
  }, [refused, dismiss, objectId, rememberAct])
}
