import { Switch } from '@mantine/core'
import { useState } from 'react'
import { inputKinds } from '#domain/activity/copiedInput.ts'
import type { InputKind } from '#domain/activity/copiedInput.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { CopyIntoForm } from '#activity/copyInput/CopyIntoForm.tsx'
import { onlyId } from '#activity/copyInput/copySource.ts'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'
import { copyCalls } from './copyChoice.ts'
import type { BrainstormChoice } from './copyChoice.ts'

/** What the user has chosen so far; null for questions that the user has not chosen. */
type MadeChoice = Omit<BrainstormChoice, 'questionIds'> & { questionIds: readonly string[] | null }

/** How input is copied into a brainstorm: as which kind of item, and under which topic and questions. */
export function CopyIntoBrainstorm(props: CopyTargetProps) {
  const { source, target, input: asked } = props
  const ui = useText(uiText)
  const text = useText(inputText)
  const { doc, state } = useDocument('desk', target.objectId)
  const topics = useDerived(doc, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    doc,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  const [made, setMade] = useState<MadeChoice>({
    ...{ input: asked, withAnswers: true, destination: null, topicId: null, questionIds: null },
  })
  const change = (part: Partial<MadeChoice>): void => setMade((now) => ({ ...now, ...part }))
  const onlyQuestion = onlyId(questions)
  const choice: BrainstormChoice = {
    ...made,
    topicId: made.topicId ?? onlyId(topics),
    questionIds: made.questionIds ?? (onlyQuestion === null ? [] : [onlyQuestion]),
  }

  const { input, destination, topicId, questionIds } = choice
  const hasGroups = (source.groupCount ?? 0) > 0
  const partly = (doneCount: number, message: string): string => {
    const done = questionIds.slice(0, doneCount)
    const names = questions.flatMap(({ id, text: words }) => (done.includes(id) ? `“${words ?? ''}”` : []))
    return text.partly(names.join(', '), message)
  }
  return (
    <CopyIntoForm
      {...{ ...props, input, partly }}
      isReady={state.status === 'ready'}
      calls={copyCalls(source, target.id, choice)}
    >
      {input.type !== 'top' && (
        <ChoiceList
          title={text.inputType}
          isFirst={hasGroups}
          options={[
            { id: 'answers', label: text.answers, isDisabled: !hasGroups },
            {
              id: 'groups',
              label: text.groups,
              isDisabled: !hasGroups,
              hint: hasGroups ? undefined : text.needsGroups,
            },
          ]}
          chosen={[input.type]}
          onChange={([type]) => change({ input: { type: type === 'groups' ? 'groups' : 'answers' } })}
        />
      )}
      {input.type === 'groups' && (
        <Switch
          mb="md"
          label={text.withAnswers}
          checked={choice.withAnswers}
          onChange={(event) => change({ withAnswers: event.currentTarget.checked })}
        />
      )}
      <ChoiceList
        title={text.destination}
        isFirst={!hasGroups || input.type === 'top'}
        options={inputKinds.map((id) => ({ id, label: text.destinations[id] }))}
        chosen={destination === null ? [] : [destination]}
        onChange={([kind]) => change({ destination: kind as InputKind })}
      />
      {destination === 'ANSWERS' && (
        <>
          <ChoiceList
            title={text.topic}
            options={topics.map(({ id, text: words }) => ({ id, label: words ?? ui.unnamed }))}
            chosen={topicId === null ? [] : [topicId]}
            onChange={([id]) => change({ topicId: id ?? null })}
          />
          <ChoiceList
            title={text.questions}
            isMany
            options={questions.map(({ id, text: words }) => ({ id, label: words ?? ui.unnamed }))}
            chosen={questionIds}
            onChange={(ids) => change({ questionIds: ids })}
          />
        </>
      )}
    </CopyIntoForm>
  )
}
