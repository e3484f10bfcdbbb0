// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  PreferencesQuery,
  PreferencesQueryVariables,
  KeepPreferencesMutation,
  KeepPreferencesMutationVariables,
} from '../generated.ts'

export const PreferencesDocument = 'query Preferences{me{id language selectedTheme}}' as TypedDocument<
  PreferencesQuery,
  PreferencesQueryVariables
>
export const KeepPreferencesDocument =
  'mutation KeepPreferences($userId:ID!$language:String$selectedTheme:Int){updateUser(userId:$userId language:$language selectedTheme:$selectedTheme){ok errorString errorCode errorValues}}' as TypedDocument<
    KeepPreferencesMutation,
    KeepPreferencesMutationVariables
  >
