import {
  hubsOfIndustry,
  industryLabels,
  modules,
  modulesFor,
  roleTable,
  standingModules,
  type Module,
  type Principal,
} from '@talent-os/contracts';

type ModuleExplanation = { readonly module: Module; readonly allowed: boolean; readonly decidedBy: string };

/** How a role's row comes to name a module: by itself, through the industry, or not at all. */
function namedBy(principal: Principal, module: Module): 'role' | 'industry' | undefined {
  const row = roleTable[principal.activeRole].modules;
  if (row.includes(module)) return 'role';
  return row.includes('industry') && hubsOfIndustry[principal.currentIndustry].includes(module)
    ? 'industry'
    : undefined;
}

/** The rule that opens or closes a module for a principal, in words. */
function reasonOf(principal: Principal, module: Module): string {
  const { label } = roleTable[principal.activeRole];
  const industry = industryLabels[principal.currentIndustry];
  const by = namedBy(principal, module);
  if (!by) return `Role: ${label} does not include this module in ${industry}`;
  if (principal.hiddenModules.includes(module))
    return `Role: the organization’s own ${label} does not include this module`;
  if (!standingModules.includes(module) && !principal.organizationModules.includes(module))
    return 'Module: the organization has it switched off';
  return by === 'role' ? `Role: ${label} includes this module` : `Industry: ${industry} opens this module for ${label}`;
}

/** Every module of the product with what decides about it. */
export function explainModules(principal: Principal): ModuleExplanation[] {
  const opened = modulesFor(principal);
  return modules.map((module) => ({
    module,
    allowed: opened.includes(module),
    decidedBy: reasonOf(principal, module),
  }));
}
