import { useCallback, useEffect } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useOutbox } from '#sync/outbox.ts'
import type { Command } from '#sync/outbox.ts'
import { notify } from '#ui/notify.ts'
import { actOf, useRememberAct } from './pageActs.ts'

/** Sends what this person does in an activity, offline too, and remembers what it changes. */
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

/** A like that was not taken has no text to keep: the heart goes back, and why is said in a word. */
export function useRefusedLikes(objectId: ObjectId): void {
  const { refused, dismiss } = useOutbox()
  const rememberAct = useRememberAct()
  useEffect(() => {
    for (const { effect, state, entryId, ...entry } of refused) {
      if (entry.objectId !== objectId || (effect?.does !== 'like' && effect?.does !== 'unlike')) continue
      rememberAct(objectId, effect.id, { isLiked: effect.does === 'unlike' })
      if (state.status === 'refused') notify(state.message, 'bad')
      dismiss(entryId)
    }
  }, [refused, dismiss, objectId, rememberAct])
}
