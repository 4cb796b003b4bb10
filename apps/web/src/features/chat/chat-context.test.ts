import { describe, expect, it } from '@jest/globals';
import { assistantTitle, chatContextAt } from './chat-context';

describe('where a question is asked', () => {
  it.each([
    ['/excellence', 'excellence', 'Sales Excellence Hub', 'excellence-overview'],
    ['/excellence/gtm', 'excellence', 'Sales Excellence Hub', 'gtm-strategy'],
    ['/excellence/gtm/assets', 'excellence', 'Sales Excellence Hub', 'gtm-strategy'],
    ['/excellence/analytics', 'excellence', 'Sales Excellence Hub', 'sales-analytics'],
    ['/excellence/assets/view/x/y/z', 'excellence', 'Sales Excellence Hub', 'excellence-overview'],
    ['/productivity/history', 'productivity', 'Productivity Hub', 'productivity-overview'],
    ['/talent/plan/pipeline', 'talent', 'Talent Hub', 'talent-overview'],
    ['/intelligence/market', 'intelligence', 'Intelligence Hub', 'intelligence-overview'],
    ['/data', 'data', 'Data Hub', 'data-overview'],
    ['/admin/prompts', 'admin', 'Admin Hub', 'admin-overview'],
    ['/healthtech', 'healthtech', 'Health Tech Hub', 'healthtech-overview'],
    ['/', 'dashboard', 'Talent OS', 'dashboard-overview'],
    ['/sales/opportunities', 'sales', 'Sales Hub', 'sales-overview'],
    ['/wellness', 'wellness', 'Wellness Hub', 'wellness-overview'],
    ['/organization/roles', 'general', 'Talent OS', 'general'],
    ['/excellences', 'general', 'Talent OS', 'general'],
  ])('%s', (path, hubContext, hubTitle, pageContext) => {
    expect(chatContextAt(path, 'Screen')).toEqual({ hubContext, hubTitle, pageContext, pageTitle: 'Screen', path });
  });

  it('names the assistant after the hub, and after the product at home', () => {
    expect(assistantTitle(chatContextAt('/', ''))).toBe('Talent OS Assistant');
    expect(assistantTitle(chatContextAt('/talent', ''))).toBe('Talent Assistant');
    expect(assistantTitle(chatContextAt('/sales', ''))).toBe('Sales Assistant');
  });
});
