/** Where the address of a campaign leads to none. */
import { MissingPage } from '../../ui/missing-page.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { useWords } from '../../words/language.ts'

export function MissingCampaign() {
  const { missing, title } = useWords(campaignsWords)
  return <MissingPage icon="campaigns" {...missing} to="/w/$handle/campaigns" back={title} />
}
