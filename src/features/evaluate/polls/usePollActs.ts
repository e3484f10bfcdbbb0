import { useMemo } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import {
  CreatePollDocument,
  CreateSubPollDocument,
  DeletePollsDocument,
  DeleteSubPollDocument,
  UpdatePollDocument,
  UpdateSubPollDocument,
} from '#api/operations/evaluate.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { pollType, subPollType } from '#domain/evaluate/items.ts'
import { pollRules, subPollRules } from '#domain/evaluate/pollRules.ts'
import type { PollId, SubPollId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { pollsText } from './pollsText.ts'

/** The fields of a poll or sub-poll as written. */
export interface Written {
  text: string
  desc: string
  color: number
}

type Done = Promise<AnyMessage | null>

/**
 * What facilitators do with polls: edits of the desk, which can be undone; where no desk is available, calls. Each
 * resolves with the message about what went wrong, or null. SPEC EV3
 */
export interface PollActs {
  /** Adds a poll at the end; without a desk it is kept in the outbox. @returns its id; null when it was refused */
  add: (written: Written) => { id: PollId | null; mistake: AnyMessage | null }
  change: (id: PollId, changed: Partial<Written>) => Done
  remove: (ids: readonly PollId[]) => Done
  /** Moves it before another poll, or to the end for null; only on a desk. */
  move: (id: PollId, beforeId: PollId | null) => Done
  addSub: (pollId: PollId, written: Written) => Done
  changeSub: (id: SubPollId, changed: Partial<Written>) => Done
  removeSub: (id: SubPollId) => Done
  /** Moves it before another one under its poll, or to the end for null; only on a desk. */
  moveSub: (id: SubPollId, beforeId: SubPollId | null) => Done
}

export function usePollActs({
  objectId,
  source: desk,
  isReading,
}: Pick<Evaluate, 'objectId' | 'source' | 'isReading'>): PollActs {
  const call = useCall()
  const send = useSendAct(objectId)
  const { workshopId } = useRoom()
  const { clock } = useRoomOfContext()
  const text = useText(pollsText)
  return useMemo((): PollActs => {
    const edit = (act: Parameters<typeof tryEdit>[1]): AnyMessage | null => tryEdit(desk, act)
    const asked = async (sent: Promise<unknown>): Done => {
      try {
        await sent
        return null
      } catch (error) {
        return messageOf(error)
      }
    }
    const either = async (act: Parameters<typeof tryEdit>[1], sent: () => Promise<unknown>): Done =>
      isReading ? asked(sent()) : edit(act)
    return {
      add: (written) => {
        const id = newId()
        if (!isReading) {
          const mistake = edit((doc) =>
            deskEdits.create(pollRules, doc, { id, ...written, createdAt: clock.nowMs() / 1000 }),
          )
          return { id: mistake === null ? id : null, mistake }
        }
        const { text: pollText, desc: pollDesc, color } = written
        const commonInfoData = { workshop: workshopId }
        send({
          document: CreatePollDocument,
          variables: { id, commonInfoData, evaluateId: objectId, pollText, pollDesc, color },
          label: text.labelPoll,
          text: pollText,
          effect: { does: 'create', type: pollType.kind, id, fields: { ...written } },
        })
        return { id, mistake: null }
      },
      change: (id, changed) =>
        either(
          (doc) => deskEdits.update(pollType, doc, { id, ...changed }),
          () => call(UpdatePollDocument, { pollId: id, ...callFields(changed) }),
        ),
      remove: (ids) =>
        either(
          (doc) => deskEdits.remove(pollRules, doc, ...ids),
          () => call(DeletePollsDocument, { idList: [...ids] }),
        ),
      move: async (id, beforeId) => edit((doc) => deskEdits.move(pollType, doc, id, beforeId)),
      addSub: (pollId, { text: subPollText, desc: subPollDesc, color }) => {
        const id = newId()
        return either(
          (doc) =>
            deskEdits.create(subPollRules, doc, { id, pollId, text: subPollText, desc: subPollDesc, color }),
          () => call(CreateSubPollDocument, { id, pollId, subPollText, subPollDesc, color }),
        )
      },
      changeSub: (id, changed) =>
        either(
          (doc) => deskEdits.update(subPollType, doc, { id, ...changed }),
          () => call(UpdateSubPollDocument, { subPollId: id, ...callFields(changed) }),
        ),
      removeSub: (id) =>
        either(
          (doc) => deskEdits.remove(subPollRules, doc, id),
          () => call(DeleteSubPollDocument, { subPollId: id }),
        ),
      moveSub: async (id, beforeId) => edit((doc) => deskEdits.move(subPollType, doc, id, beforeId)),
    }
  }, [desk, isReading, call, send, workshopId, objectId, clock, text])
}

/** Both calls name the fields alike. */
function callFields({ text: pollText, desc: pollDesc, color }: Partial<Written>) {
  return { pollText, pollDesc, color }
}
