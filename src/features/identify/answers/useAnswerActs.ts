import { useMemo } from 'react'
import { newId } from '#api/newId.ts'
import {
  CreateIdentifyAnswerDocument,
  DeleteIdentifyAnswerDocument,
  UpdateIdentifyAnswerDocument,
} from '#api/operations/identify.ts'
import type { IdentifyAnswerId, IdentifyTopicId, ObjectId } from '#domain/ids.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { identifyText } from '../text.ts'
import { answerItems } from './answerList.ts'
import type { AnswerItem } from './answerList.ts'
import { wordsIn } from './written.ts'
import type { Written } from './written.ts'

const { type } = answerItems

/**
 * Acts on answers for all roles, facilitators included: commands sent through the outbox, so they also work offline.
 */
export interface AnswerActs {
  add(topicId: IdentifyTopicId, written: Written): IdentifyAnswerId
  /** @param changed fields that are left out stay unchanged */
  change(answer: AnswerItem, changed: Partial<Written>): void
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
      change: (answer, changed) =>
        act({
          document: UpdateIdentifyAnswerDocument,
          variables: { answerId: answer.id, answerText: changed.text, answerDesc: changed.desc },
          label: text.labelEdit,
          text: changed.text ?? '',
          kept: wordsIn({ ...answer, ...changed }),
          effect: { does: 'change', type, id: answer.id, fields: { ...changed } },
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
