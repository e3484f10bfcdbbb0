import { Button, Text } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { WorkshopId } from '#domain/ids.ts'
import { remotePath } from '#domain/workshop/paths.ts'
import { announce } from '#ui/focus/announce.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useText } from '#ui/texts/useText.ts'
import { pairingText } from './pairing/pairingText.ts'
import classes from './RemoteNotice.module.css'

export interface RemoteNoticeProps {
  title: string
  hint?: string
  /** When set, offers the alternative to pairing: a remote of this session after signing in. */
  workshopId?: WorkshopId
  children?: ReactNode
}

/** Shown on a phone in place of the remote: the reason, and what to do. */
export function RemoteNotice({ title, hint, workshopId, children }: RemoteNoticeProps) {
  const text = useText(pairingText)
  useEffect(() => announce(title), [title])
  return (
    <EntryLayout>
      <PageHeading pageTitle={text.title}>{title}</PageHeading>
      <div className={classes.body}>
        {hint !== undefined && <Text>{hint}</Text>}
        {children}
        {workshopId !== undefined && (
          <Button
            component={Link}
            to="/login"
            state={{ from: remotePath(workshopId) }}
            variant="default"
            size="lg"
          >
            {text.signIn}
          </Button>
        )}
      </div>
    </EntryLayout>
  )
}
