import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { HiddenNotice } from '#activity/page/HiddenNotice.tsx'
import { NoMatch } from '#activity/page/NoMatch.tsx'
import { ItemOverPage, PageFrame, PageHead } from '#activity/page/PageFrame.tsx'
import { SearchBar } from '#activity/page/SearchBar.tsx'
import { activityText } from '#activity/text.ts'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { useAnswerLink } from '#activity/session/useAnswerLink.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { IdentifyAnswerId } from '#domain/ids.ts'
import { lazyDialog, lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { foundByTopic } from '../answers/answerList.ts'
import { useAnswers } from '../answers/useAnswers.ts'
import { identifyText } from '../text.ts'
import { chooseTopic } from './chosenTopic.ts'
import { IdentifyFoot } from './IdentifyFoot.tsx'
import classes from './IdentifyPage.module.css'
import { TopicSection } from './TopicSection.tsx'
import type { Identify } from '../useIdentify.ts'
import { useMaySee } from '#activity/session/role.ts'

const AnswerDialog = lazyDialog(async () => ({
  default: (await import('../answers/AnswerDialog.tsx')).AnswerDialog,
}))
const IdentifyTools = lazyPart(async () => ({
  default: (await import('./IdentifyTools.tsx')).IdentifyTools,
}))
const ActivityName = lazyPart(async () => ({
  default: (await import('#activity/page/ActivityName.tsx')).ActivityName,
}))
const ShowAnswers = lazyPart(async () => ({ default: (await import('./ShowAnswers.tsx')).ShowAnswers }))

export interface IdentifyPageProps {
  identify: Identify
  /** The room is shown this activity. */
  isPresented: boolean
}

/** All topics with their answers, and the field for adding an answer. */
export function IdentifyPage({ identify, isPresented }: IdentifyPageProps) {
  const text = useText(identifyText)
  const { matches } = useText(activityText)
  const mayLead = useMayDo('lead')
  const isArranging = useMayDo('arrange') && !identify.isReading
  const { objectId, topics, counts, areShown } = identify
  const seesAll = useMaySee('all')
  const answers = useAnswers(identify)
  const { all, areHidden, isClosed, isLocked } = answers
  const field = useRef<HTMLTextAreaElement>(null)
  const opened = useOpenItem({ objectId, isPresented, items: all, at: objectId, areShown })
  useAnswerLink(({ itemId }) => opened.open(itemId))
  const [typed, setSearch] = useState('')
  const search = useDeferredValue(typed)
  const [added, setAdded] = useState<{ id: IdentifyAnswerId; search: string } | null>(null)
  const keptId = added?.search === search ? added.id : null
  const found = useMemo(() => foundByTopic(all, search, keptId), [all, search, keptId])
  const isSearching = search.trim() !== ''
  const cardsOnPage = [...found.values()].reduce((sum, { length }) => sum + length, 0)
  const titleOf = (at: number): string => topics[at]?.text || text.untitled(at + 1)

  return (
    <PageFrame
      name={identify.name || text.unnamed}
      nameInPlace={isArranging && <ActivityName {...identify} unnamed={text.unnamed} />}
      search={<SearchBar onSearch={setSearch} />}
      tools={isArranging && <IdentifyTools identify={identify} />}
    >
      <PageHead
        showAnswers={mayLead && <ShowAnswers identify={identify} />}
        reading={identify.isReading ? text.reading : null}
      >
        <p className={classes.description} dir="auto">
          {identify.description}
        </p>
      </PageHead>
      <HiddenNotice {...{ areHidden, isClosed }} isAnnounced={!seesAll} />
      <p className={classes.matches} role="status">
        {isSearching && all.length > 0 && matches(cardsOnPage, all.length)}
      </p>
      {isSearching && cardsOnPage === 0 ? (
        <NoMatch search={search} />
      ) : (
        <div className={classes.topics}>
          {topics.map(({ id }, at) => (
            <TopicSection
              key={id}
              topicId={id}
              title={titleOf(at)}
              answers={found.get(id) ?? []}
              count={counts.get(id) ?? 0}
              {...{ cardsOnPage, seesAll, isClosed, isSearching }}
              newId={added?.id ?? null}
              onAnswer={
                isLocked || topics.length === 1
                  ? null
                  : () => {
                      chooseTopic(objectId, id)
                      field.current?.focus()
                    }
              }
              isReadOnly={isClosed || isLocked}
              onOpen={opened.open}
              onEdit={opened.edit}
            />
          ))}
        </div>
      )}
      <IdentifyFoot {...{ identify, answers }} fieldRef={field} onAdded={(id) => setAdded({ id, search })} />
      <ItemOverPage
        opened={opened}
        dialog={(answer) => (
          <AnswerDialog
            key={answer.id}
            {...{ identify, answers, opened, answer }}
            topic={titleOf(topics.findIndex(({ id }) => id === answer.topicId))}
          />
        )}
      />
    </PageFrame>
  )
}
