import { Suspense } from 'react'
import { lazyPart } from '../lazyPart.tsx'
import type { HelpPictureProps } from './pictures/HelpPictures.tsx'
import classes from './HelpDialog.module.css'

/** All drawings are one small file, fetched when help opens; without it help has its words. */
const DrawnPicture = lazyPart(async () => ({
  default: (await import('./pictures/HelpPictures.tsx')).DrawnPicture,
}))

/** The picture of a topic; its place is there before it is. */
export function HelpPicture({ isSmall = false, ...picture }: HelpPictureProps & { isSmall?: boolean }) {
  return (
    <span className={classes.picture} data-small={isSmall || undefined}>
      <Suspense>
        <DrawnPicture {...picture} />
      </Suspense>
    </span>
  )
}
