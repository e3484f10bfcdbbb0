import { useMemo } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { SetTopicHiddenDocument } from '#api/operations/brainstorm.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import {
  createQuestion,
  createTopic,
  deleteQuestion,
  deleteTopic,
  updateQuestion,
  updateTopic,
} from '#domain/brainstorm/topics.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { useCall } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'

/** Acts of facilitators on topics and questions: edits of the desk, so that they can be undone; hiding is a command. */
export function useOutlineActs({ objectId, source: desk }: Brainstorm): {
  topics: EntryActs
  questions: EntryActs
} {
  const call = useCall()
  return useMemo(() => {
    const edit = (act: Parameters<typeof tryEdit>[1]): AnyMessage | null => tryEdit(desk, act)
    const orTell = (mistake: AnyMessage | null): void => {
      if (mistake !== null) notify(mistake, 'bad')
    }
    const hide = (place: { multiTopicId: string } | { questionId: string }, hidden: boolean): void => {
      call(SetTopicHiddenDocument, { brainstormId: objectId, ...place, hidden }).catch((error: unknown) =>
        notify(messageOf(error), 'bad'),
      )
    }
    return {
      topics: {
        add: (id, text) => edit((doc) => createTopic(doc, id, text)),
        rename: (id, text) => edit((doc) => updateTopic(doc, id, text)),
        move: (id, beforeId) => orTell(edit((doc) => moveBefore(roots.topics(doc), id, beforeId))),
        remove: (id) => edit((doc) => deleteTopic(doc, id)),
        setHidden: (multiTopicId, hidden) => hide({ multiTopicId }, hidden),
      },
      questions: {
        add: (id, text) => edit((doc) => createQuestion(doc, id, text)),
        rename: (id, text) => edit((doc) => updateQuestion(doc, id, text)),
        move: (id, beforeId) => orTell(edit((doc) => moveBefore(roots.questions(doc), id, beforeId))),
        remove: (id) => edit((doc) => deleteQuestion(doc, id)),
        setHidden: (questionId, hidden) => hide({ questionId }, hidden),
      },
    }
  }, [objectId, desk, call])
}
