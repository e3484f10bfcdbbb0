import { useStateDocument } from '#sync/documents/documents.ts'
import { useText } from '#ui/texts/useText.ts'
import { projectorText } from './projectorText.ts'
import classes from './ProjectorScreen.module.css'

/** The room's screen after the end of the session. */
export function ProjectorEnded() {
  const text = useText(projectorText)
  const { workshop } = useStateDocument()
  return (
    <main className={classes.ended}>
      <h1 className={classes.thanks}>{text.endedTitle}</h1>
      <p className={classes.quiet}>{workshop.workshopName}</p>
      <p className={classes.quiet}>{text.endedHint}</p>
    </main>
  )
}
