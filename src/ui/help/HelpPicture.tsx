import { Suspense } from 'react'
import { lazyPart } from '../loading/lazyPart.tsx'
import type { HelpPictureProps } from './pictures/HelpPictures.tsx'
import classes from './HelpDialog.module.css'

/** All drawings are one small file, loaded when help opens; without it help shows its texts. */
const DrawnPicture = lazyPart(async () => ({
  default: (await import('./pictures/HelpPictures.tsx')).DrawnPicture,
}))

/** The picture of a topic; its space is reserved while it loads. */
export function HelpPicture({ isSmall = false, ...picture }: HelpPictureProps & { isSmall?: boolean }) {
  return (
    <span className={classes.picture} data-small={isSmall || undefined}>
      <Suspense>
        <DrawnPicture {...picture} />
      </Suspense>
    </span>
  )
}
