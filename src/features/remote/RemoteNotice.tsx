import { Button, Text } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { WorkshopId } from '#domain/ids.ts'
import { remotePath } from '#domain/paths.ts'
import { announce } from '#ui/announce.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useText } from '#ui/useText.ts'
import { pairingText } from './pairingText.ts'
import classes from './RemoteNotice.module.css'

export interface RemoteNoticeProps {
  title: string
  hint?: string
  /** Offers the other way to a remote of this session: signing in. */
  workshopId?: WorkshopId
  children?: ReactNode
}

/** On a phone in place of the remote: why it is not there, and what to do. */
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
