import { Button } from '@mantine/core'
import { session } from '#api/session.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { isSendable, useOutbox } from '#sync/outbox.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { RefusedEntries } from '#ui/session/RefusedEntries.tsx'
import { useText } from '#ui/useText.ts'
import { leftText } from './leftText.ts'
import { sessionText } from './text.ts'
import classes from './SessionNotice.module.css'

export interface LeftSessionProps {
  workshopId: WorkshopId
  /** A facilitator took this device out; else its membership ran out. */
  isRemoved: boolean
}

/** A participant who is in the session no longer: says so, keeps what was not sent, and lets them join again. */
export function LeftSession({ workshopId, isRemoved }: LeftSessionProps) {
  const shared = useText(sessionText)
  const text = useText(leftText)
  const { pending, refused, copy, retry, dismiss } = useOutbox()
  const unsent = [...pending, ...refused].filter((entry) => entry.text !== '')
  return (
    <EntryLayout>
      <div className={classes.notice}>
        <PageHeading pageTitle={isRemoved ? text.removedTitle : shared.signedOutTitle} />
        <p className={classes.hint}>{isRemoved ? text.removedHint : text.leftHint}</p>
        <RefusedEntries
          entries={unsent.map((entry) => ({
            ...entry,
            message: entry.state.status === 'refused' ? entry.state.message : text.notSent,
            canRetry: entry.state.status === 'refused' && isSendable(entry),
          }))}
          onCopy={(entryId) => void copy(entryId)}
          onRetry={retry}
          onDismiss={dismiss}
        />
        {/* The gate leads who is no member any more to where one joins. */}
        <Button size="lg" onClick={() => session.forgetMember(workshopId)}>
          {text.rejoin}
        </Button>
      </div>
    </EntryLayout>
  )
}
