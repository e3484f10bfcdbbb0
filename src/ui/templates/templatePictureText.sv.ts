import type { templatePictureText } from './templatePictureText.ts'
import type { Translation } from '../texts/useText.ts'

export default {
  id: 'templatePicture',
  texts: {
    missing: (name) => `Förhandsbilden för ${name} hittades inte`,
  },
} satisfies Translation<typeof templatePictureText>
