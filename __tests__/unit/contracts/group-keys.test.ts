import { endpoints } from '@/contracts/endpoints';
import { accountGroup } from '@/contracts/groups/account-group';
import { applicationGroup } from '@/contracts/groups/application-group';
import { contactGroup } from '@/contracts/groups/contact-group';
import { groupKeys } from '@/contracts/groups/group-keys';
import { pageGroup } from '@/contracts/groups/page-group';
import { siteGroup } from '@/contracts/groups/site-group';
import { toolGroup } from '@/contracts/groups/tool-group';
import { valuationGroup } from '@/contracts/groups/valuation-group';
import { keysOf } from '@/contracts/typed-record';

const groups = {
  site: siteGroup,
  page: pageGroup,
  tool: toolGroup,
  contact: contactGroup,
  valuation: valuationGroup,
  application: applicationGroup,
  account: accountGroup,
};

/** Called by staff before they are signed in, and by what browsers report by themselves, which knows its address. */
const ofNoGroup = /^staff|^report(?:SiteHealth|MissedSearch)$/;

describe('Endpoints by group', () => {
  it('have each call of visitors and customers in one group, and none of staff', () => {
    const wanted = keysOf(endpoints).filter(
      (key) => endpoints[key].access !== 'desk' && !ofNoGroup.test(key),
    );
    expect(Object.values(groupKeys).flat().sort()).toEqual(wanted.sort());
  });

  it.each(keysOf(groupKeys))('have the contracts of %s in its file', (group) => {
    expect(Object.keys(groups[group])).toEqual(expect.arrayContaining([...groupKeys[group]]));
  });
});
