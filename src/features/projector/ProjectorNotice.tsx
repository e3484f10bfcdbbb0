import { IconPresentationOff } from '@tabler/icons-react'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import classes from './ProjectorScreen.module.css'

/** Shown in place of the room's screen: the reason why there is nothing to see. */
export function ProjectorNotice({ title, hint }: { title: string; hint: string }) {
  return (
    <main className={classes.notice} role="alert">
      <EmptyState icon={<IconPresentationOff size={40} />} title={title} hint={hint} />
    </main>
  )
}
