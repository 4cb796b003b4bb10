{{- /* A pod that runs one command of the image as the owner of the database, or without `owner` as the product, and ends. Needs root, component, and script or command; args, owner, audit, readOnly, beside; volume and mount of its own. */ -}}
{{- define "talent-os.jobPod" -}}
metadata:
  labels:
    {{- include "talent-os.labels" . | nindent 4 }}
    talent-os/tier: product
spec:
  restartPolicy: Never
  {{- include "talent-os.podSecurity" . | nindent 2 }}
  {{- if .beside }}
  {{- include "talent-os.besideAudit" .root | trim | nindent 2 }}
  {{- end }}
  {{- with .root.Values.topology.defaults }}
  {{- with .nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- end }}
  containers:
    - name: {{ .component }}
      image: {{ include "talent-os.image" .root }}
      imagePullPolicy: {{ .root.Values.image.pullPolicy }}
      command: {{ .command | default (list "node" .script) | toJson }}
      {{- with .args }}
      args: {{ toJson . }}
      {{- end }}
      {{- include "talent-os.containerSecurity" . | nindent 6 }}
      resources:
        requests: { cpu: 100m, memory: 384Mi }
        limits: { memory: 1Gi }
      env:
        {{- include "talent-os.env" . | nindent 8 }}
      volumeMounts:
        {{- include "talent-os.mounts" . | nindent 8 }}
        {{- with .mount }}
        - {{ toJson . }}
        {{- end }}
  volumes:
    {{- include "talent-os.volumes" . | nindent 4 }}
    {{- with .volume }}
    - {{ toJson . }}
    {{- end }}
{{- end -}}
