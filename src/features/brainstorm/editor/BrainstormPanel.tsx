import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { DeskField } from '#activity/editor/DeskField.tsx'
import { EntryList } from '#activity/editor/EntryList.tsx'
import { ImportField } from '#activity/editor/ImportField.tsx'
import { PanelFrame } from '#activity/editor/PanelFrame.tsx'
import { PanelWaiting } from '#activity/editor/PanelWaiting.tsx'
import { editorText } from '#activity/editorText.ts'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import { newId } from '#api/newId.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { startPage } from '#domain/activity/steps.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { infoLimits, updateInfo } from '#domain/brainstorm/info.ts'
import type { InfoField } from '#domain/brainstorm/info.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { standAt } from '#domain/brainstorm/steps.ts'
import { limits, times } from '#domain/limits.ts'
import { useDerived, useMapValue } from '#sync/documents/useDoc.ts'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { useText } from '#ui/texts/useText.ts'
import { useBrainstorm } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { brainstormEditorText } from './text.ts'
import { useOutlineActs } from './useOutlineActs.ts'
import { useGoTo, useOpenPage } from '#activity/navigation/navigationStore.ts'

const BrainstormSettings = lazyPage(async () => ({
  default: (await import('./BrainstormSettings.tsx')).BrainstormSettings,
}))

/** Selecting something here replaces a group or the overview on the page. */
const here = { activePostGroupId: null, showOverviewPage: false }

/** The editor of a brainstorm: its name, topics and questions, and settings. */
export function BrainstormPanel({ part }: ActivityPanelProps) {
  const text = useText(brainstormEditorText)
  const { description } = useText(editorText)
  const brainstorm = useBrainstorm(part.objectId)
  const whyNot = useWhyNotConnected()
  const isConnected = whyNot === null
  const page = useOpenPage(part.objectId) ?? startPage
  const goTo = useGoTo(part.objectId)
  const acts = useOutlineActs(brainstorm)
  const hidden = useDerived(brainstorm.board, [boardRoots.flags], (board) => ({
    topics: brainstorm.topics
      .filter(({ id }) => hasFlag(board, flagNames.topicHidden(id)))
      .map(({ id }) => id),
    questions: brainstorm.questions
      .filter(({ id }) => hasFlag(board, flagNames.questionHidden(id)))
      .map(({ id }) => id),
  }))
  const { topics, questions } = brainstorm
  const { topic, question } = standAt(topics, questions, page)
  if (brainstorm.isReading || !topic || !question) return <PanelWaiting isReading={brainstorm.isReading} />

  const entriesOf = (list: typeof topics, hiddenIds: string[]) =>
    list.map(({ id, text: words }) => ({ id, text: words ?? '', isHidden: hiddenIds.includes(id) }))
  return (
    <PanelFrame part={part} kindName={text.brainstorm} whyNot={whyNot}>
      <InfoText brainstorm={brainstorm} field="brainstormDesc" label={description} />
      <EntryList
        title={text.topics}
        addLabel={text.addTopic}
        entries={entriesOf(topics, hidden.topics)}
        selectedId={topic.id}
        limit={limits.topicText}
        delayMs={times.fieldSaveMs}
        {...{ isConnected, newId }}
        desk={brainstorm.source}
        labelAt={text.topicAt}
        newText={text.newTopic}
        confirm={{ title: text.deleteTopicTitle, body: text.deleteTopicBody }}
        acts={acts.topics}
        onSelect={(topicId) => goTo({ ...here, activeMultiTopicId: topicId })}
      />
      <EntryList
        title={text.questions}
        addLabel={text.addQuestion}
        whyNoMore={questions.length >= limits.questions ? text.mostQuestions : null}
        entries={entriesOf(questions, hidden.questions)}
        selectedId={question.id}
        limit={limits.questionText}
        delayMs={times.questionSaveMs}
        {...{ isConnected, newId }}
        desk={brainstorm.source}
        labelAt={text.questionAt}
        newText={text.newQuestion}
        confirm={{ title: text.deleteQuestionTitle, body: text.deleteQuestionBody }}
        acts={acts.questions}
        onSelect={(_, position) => goTo({ ...here, topicActivePos: position })}
      />
      <InfoText brainstorm={brainstorm} field="postSectionDesc" label={text.answersText} />
      <InfoText brainstorm={brainstorm} field="postGroupSectionDesc" label={text.groupsText} />
      <Suspense fallback={<Skeleton height={160} />}>
        <BrainstormSettings {...{ brainstorm, part, topic, whyNot }} />
      </Suspense>
      <ImportField partId={part.id} />
    </PanelFrame>
  )
}

interface InfoTextProps {
  brainstorm: Brainstorm
  field: Exclude<InfoField, 'brainstormName'>
  label: string
}

/** A text field of the brainstorm itself. */
function InfoText({ brainstorm, field, label }: InfoTextProps) {
  const value = useMapValue(brainstorm.source, roots.info, field) ?? ''
  return (
    <DeskField
      desk={brainstorm.source}
      label={label}
      value={value}
      limit={infoLimits[field]}
      write={(desk, written) => updateInfo(desk, { [field]: written })}
    />
  )
}
