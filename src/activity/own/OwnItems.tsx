import { partPath } from '#domain/workshop/paths.ts'
import { useRoom } from '#sync/room/room.tsx'
import type { OwnPartProps } from '../face.ts'
import { answerLinkState } from '../session/answerLink.ts'
import type { AnswerLink } from '../session/answerLink.ts'
import { OwnEntry } from './OwnEntry.tsx'
import type { OwnItem } from './ownItems.ts'
import { OwnSection } from './OwnSection.tsx'

/** An answer as its author's own page lists it. */
export interface OwnAnswerItem extends OwnItem {
  /** Headings of what it answers, from the outermost in. */
  under: readonly string[]
  /** What the link needs beside its id; null when unknown. */
  link: Pick<AnswerLink, 'at'> | null
  /** What becomes of it, in words; omitted: that it was sent, or waits to be. */
  state?: string
}

export interface OwnItemsProps extends OwnPartProps {
  answers: readonly OwnAnswerItem[]
  /** Loading is over. */
  isKnown: boolean
}

/** A person's answers in one activity, each with a link to it. */
export function OwnItems({ part, number, isOpenable, onCount, answers, isKnown }: OwnItemsProps) {
  const { workshopId } = useRoom()
  const linkOf = ({ id, link }: OwnAnswerItem) =>
    isOpenable && link !== null
      ? { to: partPath(workshopId, part), state: answerLinkState(id, link.at) }
      : null
  return (
    <OwnSection
      {...{ part, number, onCount }}
      count={isKnown ? answers.length : null}
      isEmpty={answers.length === 0}
    >
      {answers.map((answer) => (
        <OwnEntry
          key={answer.id}
          under={answer.under}
          text={answer.text}
          isSaved={answer.isSaved}
          state={answer.state}
          link={linkOf(answer)}
        />
      ))}
    </OwnSection>
  )
}
