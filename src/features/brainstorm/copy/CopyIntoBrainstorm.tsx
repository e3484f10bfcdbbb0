import { Button, Skeleton, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { inputKinds } from '#domain/activity/copiedInput.ts'
import type { InputKind } from '#domain/activity/copiedInput.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { useConnection } from '#sync/connection.ts'
import { useDocument } from '#sync/documents.ts'
import { useDerived } from '#sync/useDoc.ts'
import { ChoiceList } from '#ui/ChoiceList.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useText } from '#ui/useText.ts'
import { copyCalls, isComplete } from './copyChoice.ts'
import type { BrainstormChoice } from './copyChoice.ts'
import { copyText } from './copyText.ts'
import { copyInputText } from '#activity/copyInput/copyInputText.ts'
import { useCopying } from '#activity/copyInput/useCopying.ts'

/** What was chosen so far; null where nothing was. */
type MadeChoice = Omit<BrainstormChoice, 'questionIds'> & { questionIds: readonly string[] | null }

/** How input goes into a brainstorm: as what, and under which topic and questions. */
export function CopyIntoBrainstorm({ source, target, input: asked, onBack, onCopied }: CopyTargetProps) {
  const common = useText(copyInputText)
  const text = useText(copyText)
  const isOnline = useConnection().status === 'online'
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
  const [mistake, setMistake] = useState<string | null>(null)
  const { isBusy, copy } = useCopying()
  const change = (part: Partial<MadeChoice>): void => {
    setMistake(null)
    setMade((now) => ({ ...now, ...part }))
  }
  // Where there is no choice, none is asked for.
  const only = (list: readonly { id: string }[]): string[] =>
    list.length === 1 ? list.map(({ id }) => id) : []
  const choice: BrainstormChoice = {
    ...made,
    topicId: made.topicId ?? only(topics)[0] ?? null,
    questionIds: made.questionIds ?? only(questions),
  }

  const { input, destination, topicId, questionIds } = choice
  const hasGroups = source.groupCount > 0
  const run = async (): Promise<void> => {
    const outcome = await copy(copyCalls(source, target.id, choice))
    if (outcome.ok) return onCopied(outcome.copied)
    const done = questionIds.slice(0, outcome.doneCount)
    const names = questions.flatMap(({ id, text: words }) => (done.includes(id) ? `“${words ?? ''}”` : []))
    setMistake(names.length > 0 ? text.partly(names.join(', '), outcome.message) : outcome.message)
  }
  if (state.status !== 'ready') return <Skeleton height={240} role="status" aria-label={common.loading} />
  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <Text fw={600}>{common.into(target.partName || common.unnamed)}</Text>
      <Text size="sm" mb="md" role="status">
        {source.summary(input)}
      </Text>
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
            options={topics.map(({ id, text: words }) => ({ id, label: words ?? text.hiddenEntry }))}
            chosen={topicId === null ? [] : [topicId]}
            onChange={([id]) => change({ topicId: id ?? null })}
          />
          <ChoiceList
            title={text.questions}
            isMany
            options={questions.map(({ id, text: words }) => ({ id, label: words ?? text.hiddenEntry }))}
            chosen={questionIds}
            onChange={(ids) => change({ questionIds: ids })}
          />
        </>
      )}
      <MistakeAlert message={mistake ?? (isOnline ? null : common.needsConnection)} />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {common.back}
        </Button>
        <SubmitButton loading={isBusy} disabled={!isComplete(choice) || !isOnline}>
          {common.copy}
        </SubmitButton>
      </DialogActions>
    </DialogForm>
  )
}
