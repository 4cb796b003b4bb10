{{- define "talent-os.name" -}}
{{- ternary .Release.Name (printf "%s-talent-os" .Release.Name) (contains "talent-os" .Release.Name) | trunc 34 | trimSuffix "-" -}}
{{- end -}}

{{- /* What a selector holds: never changes for a release. Needs root and component. */ -}}
{{- define "talent-os.selector" -}}
app.kubernetes.io/name: talent-os
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .component }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end -}}

{{- define "talent-os.labels" -}}
{{ include "talent-os.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{- define "talent-os.image" -}}
{{- with .Values.image -}}
{{- if .digest -}}{{ .repository }}@{{ .digest }}{{- else -}}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{- end -}}
{{- end -}}
{{- end -}}

{{- define "talent-os.secret" -}}
{{- .Values.secrets.existing | default (printf "%s-secrets" (include "talent-os.name" .)) -}}
{{- end -}}

{{- define "talent-os.checkpointsClaim" -}}
{{- .Values.checkpoints.existingClaim | default (printf "%s-checkpoints" (include "talent-os.name" .)) -}}
{{- end -}}

{{- define "talent-os.backupClaim" -}}
{{- .Values.backup.existingClaim | default (printf "%s-backups" (include "talent-os.name" .)) -}}
{{- end -}}

{{- /* Where a server is: yours, or the small one that an evaluation brings along. Needs root and server. */ -}}
{{- define "talent-os.host" -}}
{{- (index .root.Values .server).host | default (printf "%s-%s" (include "talent-os.name" .root) .server) -}}
{{- end -}}
