import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useDoneNote } from '#activity/done/doneNote.ts'
import type { CategoryId } from '#domain/ids.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'
import statementClasses from '../statements/Statements.module.css'
import { pulseText } from '../text.ts'

export interface UnvotedNoticeProps {
  pulse: Pulse
  here: PulseHere
  /** Categories with choices that were not voted. */
  unvoted: ReadonlySet<CategoryId>
}

/** Above a page: which other categories have choices of this person that do not count yet. It is said at *Done* too. */
export function UnvotedNotice({ pulse: { objectId, categories }, here, unvoted }: UnvotedNoticeProps) {
  const text = useText(pulseText)
  const named = categories
    .map(({ id, name }, at) => ({ id, at, name: name || text.unnamedCategory(at + 1) }))
    .filter(({ id }) => unvoted.has(id))
  useDoneNote(
    objectId,
    named.length === 0 ? null : text.unvotedAtDone(named.map(({ name }) => name).join(', ')),
  )
  const others = named.filter(({ at }) => here.results !== null || at !== here.at)
  const words = others.map(({ name }) => text.unvotedIn(name)).join('. ')
  useEffect(() => {
    if (words !== '') announce(words)
  }, [words])
  if (others.length === 0) return null
  return (
    <div className={statementClasses.notice}>
      {others.map(({ id, name }) => (
        <Button
          key={id}
          size="compact-md"
          variant="light"
          color="yellow"
          leftSection={<IconAlertTriangle size={16} />}
          disabled={here.isLed}
          onClick={() => here.toCategory(id)}
        >
          {text.unvotedIn(name)}
        </Button>
      ))}
    </div>
  )
}
