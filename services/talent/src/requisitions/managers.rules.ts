type Team = {
  readonly id: string;
  readonly parentId: string | null;
  readonly leadId: string;
  readonly memberIds: readonly string[];
};

/** Who leads the teams a person is in; where they lead one themselves, who leads the team above it. */
export function managersOf(userId: string, teams: readonly Team[]): readonly string[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const managers = teams.flatMap((team) => {
    if (team.leadId === userId) return team.parentId ? (byId.get(team.parentId)?.leadId ?? []) : [];
    return team.memberIds.includes(userId) ? team.leadId : [];
  });
  return [...new Set(managers)].filter((id) => id !== userId);
}
