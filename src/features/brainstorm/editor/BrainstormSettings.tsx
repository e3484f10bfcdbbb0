import { TextInput } from '@mantine/core'
import { PartSettings } from '#activity/editor/PartSettings.tsx'
import { SettingsHeading, SettingsSection } from '#activity/editor/SettingsSection.tsx'
import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { messageOf } from '#api/callErrors.ts'
import {
  SetGlobalAnswersDocument,
  SetLikeRulesDocument,
  SetSortByPopularityDocument,
} from '#api/operations/brainstorm.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { likesPerPerson } from '#domain/brainstorm/likes/likeRules.ts'
import type { TopicView } from '#domain/brainstorm/read.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import { limits, times } from '#domain/limits.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCall } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useShowAnswers } from '../answers/useShowAnswers.ts'
import { useAutosave } from '#ui/inputs/useAutosave.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import classes from './BrainstormSettings.module.css'
import { brainstormSettingsText } from './settingsText.ts'
import { brainstormEditorText } from './text.ts'

export interface BrainstormSettingsProps {
  brainstorm: Brainstorm
  part: AgendaPart
  /** The topic on the screen: answers are shown per topic and question. */
  topic: TopicView
  /** The reason why settings are disabled, or null. */
  whyNot: string | null
}

/**
 * Settings for visibility, sorting, likes and locks. All are commands that need the connection, so that no setting made
 * offline takes effect late.
 */
export function BrainstormSettings({ brainstorm, part, topic, whyNot }: BrainstormSettingsProps) {
  const text = useText(brainstormSettingsText)
  const { questions: questionsText } = useText(brainstormEditorText)
  const showAnswers = useShowAnswers()
  const call = useCall()
  const { objectId: brainstormId, board, questions, topics } = brainstorm
  const rules = useDerived(board, [boardRoots.flags, boardRoots.settings], (doc) => ({
    flags: Object.fromEntries(boardRoots.flags(doc).entries()),
    perPerson: likesPerPerson(doc),
    isAllShown: hasFlag(doc, flagNames.globalAnswers),
  }))
  const isOn = (flag: string): boolean => rules.flags[flag] ?? false
  const likeSettings = [
    {
      label: text.hideCounts,
      flag: flagNames.likeCountsHidden,
      set: (on: boolean) => call(SetLikeRulesDocument, { brainstormId, likeCountsHidden: on }),
    },
    {
      label: text.closeLiking,
      flag: flagNames.likesClosed,
      set: (on: boolean) => call(SetLikeRulesDocument, { brainstormId, likesClosed: on }),
    },
  ]

  return (
    <SettingsSection whyNot={whyNot}>
      <SettingSwitch
        label={text.showAll}
        isOn={rules.isAllShown}
        whyNot={whyNot}
        set={(on) => call(SetGlobalAnswersDocument, { brainstormId, globalAnswers: on })}
      />
      <div
        role="group"
        className={classes.perQuestion}
        aria-label={text.showPerQuestion(topics.length > 1 ? (topic.text ?? '') : questionsText)}
      >
        {questions.map((question, position) => (
          <SettingSwitch
            key={question.id}
            label={text.showOne(position + 1, question.text ?? '')}
            isOn={rules.isAllShown || isOn(flagNames.showAnswers(topic.id, question.id))}
            hint={rules.isAllShown ? text.allShown : undefined}
            whyNot={whyNot ?? (rules.isAllShown ? text.allShown : null)}
            set={(on) => showAnswers({ topicId: topic.id, questionId: question.id, position }, on)}
          />
        ))}
      </div>
      <SettingSwitch
        label={text.sortByPopularity}
        isOn={isOn(flagNames.sortByPopularity)}
        whyNot={whyNot}
        set={(on) => call(SetSortByPopularityDocument, { brainstormId, sortByPopularity: on })}
      />
      <PartSettings part={part} whyNot={whyNot} />
      <SettingsHeading>{text.likes}</SettingsHeading>
      <LikesPerPerson
        value={rules.perPerson}
        whyNot={whyNot}
        save={async (number) => {
          try {
            await call(SetLikeRulesDocument, { brainstormId, likesPerPerson: number })
            return null
          } catch (error) {
            return messageOf(error)
          }
        }}
      />
      {likeSettings.map(({ flag, ...setting }) => (
        <SettingSwitch key={flag} {...setting} isOn={isOn(flag)} whyNot={whyNot} />
      ))}
    </SettingsSection>
  )
}

interface LikesPerPersonProps {
  value: number | null
  whyNot: string | null
  /** 0: unlimited. */
  save: (likesPerPerson: number) => Promise<AnyMessage | null>
}

function LikesPerPerson({ value, whyNot, save }: LikesPerPersonProps) {
  const text = useText(brainstormSettingsText)
  const field = useAutosave({
    value: value === null ? '' : String(value),
    delayMs: times.questionSaveMs,
    mistakeIn: (draft) => (isNumberOfLikes(draft) ? null : text.likesMistake),
    save: (draft) => save(draft.trim() === '' ? 0 : Number(draft)),
  })
  return (
    <TextInput
      size="sm"
      label={text.likesPerPerson}
      placeholder={text.noLimit}
      inputMode="numeric"
      maxLength={3}
      value={field.value}
      title={whyNot ?? undefined}
      error={field.mistake}
      disabled={whyNot !== null && !field.isDirty}
      readOnly={whyNot !== null}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.flush}
    />
  )
}

function isNumberOfLikes(draft: string): boolean {
  const number = Number(draft)
  return draft.trim() === '' || (Number.isInteger(number) && number >= 1 && number <= limits.likesPerPerson)
}
