import { Button, Input, NativeSelect, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { newId } from '#api/newId.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { infoLimits, updateInfo } from '#domain/brainstorm/info.ts'
import type { InfoField } from '#domain/brainstorm/info.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { limits, times } from '#domain/limits.ts'
import { useCanCall } from '#sync/connection.ts'
import { editDesk } from '#sync/desk.ts'
import { useDerived, useMapValue } from '#sync/useDoc.ts'
import { lazyPage } from '#ui/lazyPart.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { useText } from '#ui/useText.ts'
import { standAt, startPlace } from '../page/place.ts'
import { goTo, useOpenPlace } from '../page/places.ts'
import { useBrainstorm } from '../page/useBrainstorm.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import { AutosaveField } from '#activity/editor/AutosaveField.tsx'
import classes from '#activity/editor/Panel.module.css'
import { EntryList } from '#activity/editor/EntryList.tsx'
import { brainstormEditorText } from './text.ts'
import { useOutlineActs } from './useOutlineActs.ts'
import { useRenameActivity } from '#activity/editor/useRenameActivity.ts'

const BrainstormSettings = lazyPage(async () => ({
  default: (await import('./BrainstormSettings.tsx')).BrainstormSettings,
}))

/** Edits a brainstorm: its name, what it asks, and how it runs. */
export function BrainstormPanel({ part }: ActivityPanelProps) {
  const openRunDialog = useOpenRunDialog()
  const text = useText(brainstormEditorText)
  const brainstorm = useBrainstorm(part.objectId)
  const rename = useRenameActivity(part.id)
  const isConnected = useCanCall()
  const place = useOpenPlace(part.objectId) ?? startPlace
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
  const { topic, question } = standAt(place, topics, questions)
  if (brainstorm.isReading) return <p role="status">{text.deskAway}</p>
  if (!topic || !question) return <Skeleton height={240} role="status" aria-label={text.loading} />

  const whyNot = isConnected ? null : text.needsConnection
  const entriesOf = (list: typeof topics, hiddenIds: string[]) =>
    list.map(({ id, text: words }) => ({ id, text: words ?? '', isHidden: hiddenIds.includes(id) }))
  return (
    <div className={classes.panel}>
      <NativeSelect
        size="sm"
        label={text.activityType}
        data={[text.brainstorm]}
        disabled
        title={text.typeHint}
      />
      <AutosaveField
        label={text.activityName}
        value={part.partName}
        limit={limits.activityName}
        delayMs={times.activityFieldSaveMs}
        whyNot={whyNot}
        isOneLine
        save={rename}
      />
      <InfoText brainstorm={brainstorm} field="brainstormDesc" label={text.description} />
      <EntryList
        title={text.topics}
        addLabel={text.addTopic}
        entries={entriesOf(topics, hidden.topics)}
        selectedId={topic.id}
        limit={limits.topicText}
        delayMs={times.fieldSaveMs}
        {...{ isConnected, newId }}
        labelAt={text.topicAt}
        newText={text.newTopic}
        confirm={{ title: text.deleteTopicTitle, body: text.deleteTopicBody }}
        acts={acts.topics}
        onSelect={(topicId) => goTo(part.objectId, { topicId, groupId: null, isOverview: false })}
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
        labelAt={text.questionAt}
        newText={text.newQuestion}
        confirm={{ title: text.deleteQuestionTitle, body: text.deleteQuestionBody }}
        acts={acts.questions}
        onSelect={(_, position) => goTo(part.objectId, { position, groupId: null, isOverview: false })}
      />
      <InfoText brainstorm={brainstorm} field="postSectionDesc" label={text.answersText} />
      <InfoText brainstorm={brainstorm} field="postGroupSectionDesc" label={text.groupsText} />
      <Suspense fallback={<Skeleton height={160} />}>
        <BrainstormSettings {...{ brainstorm, part, topic, whyNot }} />
      </Suspense>
      <Input.Wrapper label={text.importData} labelElement="div">
        <Button
          fullWidth
          variant="default"
          onClick={() => openRunDialog({ name: 'importData', partId: part.id })}
        >
          {text.importFile}
        </Button>
      </Input.Wrapper>
    </div>
  )
}

interface InfoTextProps {
  brainstorm: Brainstorm
  field: Exclude<InfoField, 'brainstormName'>
  label: string
}

/** A text of the brainstorm as a whole. An edit of the desk: it works offline and can be undone. */
function InfoText({ brainstorm, field, label }: InfoTextProps) {
  const value = useMapValue(brainstorm.source, roots.info, field) ?? ''
  const save = (draft: string): Promise<string | null> => {
    const done = editDesk(brainstorm.source, (desk) => updateInfo(desk, { [field]: draft }))
    return Promise.resolve(done.ok ? null : done.message)
  }
  return (
    <AutosaveField
      label={label}
      value={value}
      limit={infoLimits[field]}
      delayMs={times.activityFieldSaveMs}
      save={save}
    />
  )
}
