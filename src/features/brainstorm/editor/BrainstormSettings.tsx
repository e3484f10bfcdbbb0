import { TextInput } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import {
  SetGlobalAnswersDocument,
  SetLikeRulesDocument,
  SetSortByPopularityDocument,
} from '#api/operations/brainstorm.ts'
import { SetInputLockedDocument, UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import type { TypedDocument } from '#api/generated.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { likesPerPerson } from '#domain/brainstorm/likeRules.ts'
import type { TopicView } from '#domain/brainstorm/read.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import { limits, times } from '#domain/limits.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useCall } from '#sync/room.tsx'
import { useDerived } from '#sync/useDoc.ts'
import { useShowAnswers } from '#sync/useShowAnswers.ts'
import { notify } from '#ui/notify.ts'
import { useAutosave } from '#ui/useAutosave.ts'
import { useText } from '#ui/useText.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import classes from '#activity/editor/Panel.module.css'
import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { brainstormEditorText } from './text.ts'

export interface BrainstormSettingsProps {
  brainstorm: Brainstorm
  part: AgendaPart
  /** The topic on the screen: answers are shown for each topic and question. */
  topic: TopicView
  /** Why nothing can be set now, or null. */
  whyNot: string | null
}

/** What is shown, sorted, liked, locked. All of it are commands: nothing set offline shows anything late. */
export function BrainstormSettings({ brainstorm, part, topic, whyNot }: BrainstormSettingsProps) {
  const text = useText(brainstormEditorText)
  const showAnswers = useShowAnswers()
  const call = useCall()
  const { objectId: brainstormId, board, questions, topics } = brainstorm
  const rules = useDerived(board, [boardRoots.flags, boardRoots.settings], (doc) => ({
    flags: Object.fromEntries(boardRoots.flags(doc).entries()),
    perPerson: likesPerPerson(doc),
    isAllShown: hasFlag(doc, flagNames.globalAnswers),
  }))
  const isOn = (flag: string): boolean => rules.flags[flag] ?? false
  const set = async <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<void> => {
    await told(call(document, variables))
  }
  const settings = [
    {
      label: text.sortByPopularity,
      flag: flagNames.sortByPopularity,
      set: (on: boolean) => set(SetSortByPopularityDocument, { brainstormId, sortByPopularity: on }),
    },
    {
      label: text.lockInput,
      flag: flagNames.inputLocked,
      set: (on: boolean) => set(SetInputLockedDocument, { partId: part.id, locked: on }),
    },
  ]
  const likeSettings = [
    {
      label: text.hideCounts,
      flag: flagNames.likeCountsHidden,
      set: (on: boolean) => set(SetLikeRulesDocument, { brainstormId, likeCountsHidden: on }),
    },
    {
      label: text.closeLiking,
      flag: flagNames.likesClosed,
      set: (on: boolean) => set(SetLikeRulesDocument, { brainstormId, likesClosed: on }),
    },
  ]

  return (
    <section aria-label={text.settings} className={classes.settings}>
      <h3 className={classes.title}>{text.settings}</h3>
      {whyNot !== null && <p className={classes.whyNot}>{whyNot}</p>}
      <SettingSwitch
        label={text.showAll}
        isOn={rules.isAllShown}
        whyNot={whyNot}
        set={(on) => set(SetGlobalAnswersDocument, { brainstormId, globalAnswers: on })}
      />
      <div
        role="group"
        className={classes.perQuestion}
        aria-label={text.showPerQuestion(topics.length > 1 ? (topic.text ?? '') : text.questions)}
      >
        {questions.map((question, position) => (
          <SettingSwitch
            key={question.id}
            label={text.showOne(position + 1, question.text ?? '')}
            isOn={rules.isAllShown || isOn(flagNames.showAnswers(topic.id, question.id))}
            hint={rules.isAllShown ? text.allShown : undefined}
            whyNot={whyNot ?? (rules.isAllShown ? text.allShown : null)}
            set={(on) => told(showAnswers({ topicId: topic.id, questionId: question.id, position }, on))}
          />
        ))}
      </div>
      {settings.map(({ flag, ...setting }) => (
        <SettingSwitch key={flag} {...setting} isOn={isOn(flag)} whyNot={whyNot} />
      ))}
      <SettingSwitch
        label={text.allowNavigation}
        hint={text.allowNavigationHint}
        isOn={!part.hidden}
        whyNot={whyNot}
        set={(on) => set(UpdatePartVisibilityDocument, { partId: part.id, hidden: !on })}
      />
      <h3 className={classes.title}>{text.likes}</h3>
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
    </section>
  )
}

/** Tells the person when it failed. */
async function told(done: Promise<unknown>): Promise<void> {
  try {
    await done
  } catch (error) {
    notify(messageOf(error), 'bad')
  }
}

interface LikesPerPersonProps {
  value: number | null
  whyNot: string | null
  /** 0 for as many as they wish. */
  save: (likesPerPerson: number) => Promise<string | null>
}

function LikesPerPerson({ value, whyNot, save }: LikesPerPersonProps) {
  const text = useText(brainstormEditorText)
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
