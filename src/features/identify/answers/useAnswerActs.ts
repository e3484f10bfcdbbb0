import { useMemo } from 'react'
import { newId } from '#api/newId.ts'
import {
  CreateIdentifyAnswerDocument,
  DeleteIdentifyAnswerDocument,
  UpdateIdentifyAnswerDocument,
} from '#api/operations/identify.ts'
import type { IdentifyAnswerId, IdentifyTopicId, ObjectId } from '#domain/ids.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { useText } from '#ui/useText.ts'
import { identifyText } from '../text.ts'
import { answerItems } from './answerList.ts'
import type { AnswerItem } from './answerList.ts'

const { type } = answerItems

/** What somebody writes. */
export interface Written {
  text: string
  desc: string
}

/** What anyone may do with answers, facilitators too: commands out of the outbox, offline as well. */
export interface AnswerActs {
  add(topicId: IdentifyTopicId, written: Written): IdentifyAnswerId
  change(id: IdentifyAnswerId, written: Written): void
  remove(answer: AnswerItem): void
}

export function useAnswerActs(objectId: ObjectId): AnswerActs {
  const act = useSendAct(objectId)
  const text = useText(identifyText)
  return useMemo(
    () => ({
      add: (topicId, written) => {
        const id = newId()
        act({
          document: CreateIdentifyAnswerDocument,
          variables: { id, topicId, answerText: written.text, answerDesc: written.desc },
          label: text.labelAnswer,
          text: written.text,
          kept: wordsIn(written),
          effect: { does: 'create', type, id, fields: { topicId, ...written } },
        })
        return id
      },
      change: (id, written) =>
        act({
          document: UpdateIdentifyAnswerDocument,
          variables: { answerId: id, answerText: written.text, answerDesc: written.desc },
          label: text.labelEdit,
          text: written.text,
          kept: wordsIn(written),
          effect: { does: 'change', type, id, fields: { ...written } },
        }),
      remove: ({ id, text: words }) =>
        act({
          document: DeleteIdentifyAnswerDocument,
          variables: { answerId: id },
          label: text.labelDelete,
          text: words,
          effect: { does: 'remove', type, id },
        }),
    }),
    [act, text],
  )
}

/** An answer with its description, as one takes it elsewhere when it was refused. */
function wordsIn({ text, desc }: Written): string {
  return desc === '' ? text : `${text}\n\n${desc}`
}
