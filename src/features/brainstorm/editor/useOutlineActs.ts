import { useMemo } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { SetTopicHiddenDocument } from '#api/operations/brainstorm.ts'
import { placeBefore } from '#domain/activity/placing.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import {
  createQuestion,
  createTopic,
  deleteQuestion,
  deleteTopic,
  updateQuestion,
  updateTopic,
} from '#domain/brainstorm/topics.ts'
import { editDesk } from '#sync/desk.ts'
import { useCall } from '#sync/room.tsx'
import { notify } from '#ui/notify.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'

/** What facilitators do with topics and questions: edits of the desk, so that they can be undone; hiding is a command. */
export function useOutlineActs({ objectId, source: desk }: Brainstorm): {
  topics: EntryActs
  questions: EntryActs
} {
  const call = useCall()
  return useMemo(() => {
    const edit = (act: Parameters<typeof editDesk>[1]): string | null => {
      const done = editDesk(desk, act)
      return done.ok ? null : done.message
    }
    const orTell = (mistake: string | null): void => {
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
        move: (id, beforeId) => orTell(edit((doc) => placeBefore(roots.topics(doc), id, beforeId))),
        remove: (id) => edit((doc) => deleteTopic(doc, id)),
        setHidden: (multiTopicId, hidden) => hide({ multiTopicId }, hidden),
      },
      questions: {
        add: (id, text) => edit((doc) => createQuestion(doc, id, text)),
        rename: (id, text) => edit((doc) => updateQuestion(doc, id, text)),
        move: (id, beforeId) => orTell(edit((doc) => placeBefore(roots.questions(doc), id, beforeId))),
        remove: (id) => edit((doc) => deleteQuestion(doc, id)),
        setHidden: (questionId, hidden) => hide({ questionId }, hidden),
      },
    }
  }, [objectId, desk, call])
}
